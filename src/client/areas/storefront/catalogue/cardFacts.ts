import { allergenName } from '#domain/catalogue/allergens'
import { isCollectionTag } from '#domain/catalogue/collections'
import { isDiet, strictestDiets } from '#domain/catalogue/diets'
import { formatMoney } from '#domain/pricing/money'
import { pricePerPerson } from '#domain/catalogue/servings'
import { catalogueCopy } from './catalogueCopy'

type Priced = {
  price: number
  participantsPerQuantity: number
  minimumQuantity: number
  tags?: readonly string[] | undefined
}

/** One fact of a card; a diet is what some look for first. */
export type CardFact = { words: string; isDiet: boolean }

/** What a customer compares at a glance, in reading order: whom it suits, then how many it serves. */
export const cardFacts = ({
  price,
  participantsPerQuantity,
  minimumQuantity,
  tags = [],
}: Priced): CardFact[] => {
  const facts: string[] = []
  if (participantsPerQuantity > 1) {
    facts.push(catalogueCopy.serves(participantsPerQuantity))
    facts.push(catalogueCopy.perPerson(formatMoney(pricePerPerson(price, participantsPerQuantity))))
  }
  if (minimumQuantity > 1) facts.push(catalogueCopy.minimum(minimumQuantity))
  const labels = strictestDiets(tags)
  const others = labels.filter((tag) => !isDiet(tag) && !isCollectionTag(tag))
  return [
    ...labels.filter(isDiet).map((tag) => ({ words: catalogueCopy.tag(tag), isDiet: true })),
    ...[...facts, ...others.map(catalogueCopy.tag)].map((words) => ({ words, isDiet: false })),
  ]
}

/** The allergens of a card in short. */
export const containsWords = (allergens: readonly string[]) =>
  catalogueCopy.contains(allergens.map(allergenName))
