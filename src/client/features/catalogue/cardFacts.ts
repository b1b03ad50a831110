import { formatMoney } from '../../../domain/money'
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
    facts.push(catalogueCopy.perPerson(formatMoney(Math.round(price / participantsPerQuantity))))
  }
  if (minimumQuantity > 1) facts.push(catalogueCopy.minimum(minimumQuantity))
  return [...facts, ...tags]
}
