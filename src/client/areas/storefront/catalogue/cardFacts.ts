import { allergenName } from '#domain/catalogue/allergens'
import { strictestDiets } from '#domain/catalogue/diets'
import { formatMoney } from '#domain/pricing/money'
import { pricePerPerson } from '#domain/catalogue/servings'
import { catalogueCopy } from './catalogueCopy'

type Priced = {
  price: number
  participantsPerQuantity: number
  minimumQuantity: number
  tags?: readonly string[] | undefined
}

/** What a customer compares at a glance, in reading order. */
export const cardFacts = ({
  price,
  participantsPerQuantity,
  minimumQuantity,
  tags = [],
}: Priced) => {
  const facts: string[] = []
  if (participantsPerQuantity > 1) {
    facts.push(catalogueCopy.serves(participantsPerQuantity))
    facts.push(catalogueCopy.perPerson(formatMoney(pricePerPerson(price, participantsPerQuantity))))
  }
  if (minimumQuantity > 1) facts.push(catalogueCopy.minimum(minimumQuantity))
  return [...facts, ...strictestDiets(tags).map(catalogueCopy.tag)]
}

/** The allergens of a card in short. */
export const containsWords = (allergens: readonly string[]) =>
  catalogueCopy.contains(allergens.map(allergenName))
