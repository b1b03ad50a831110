import type { Proposal } from '#domain/guests/composeCart'
import { ProposalCard } from '../../areas/guests/ProposalCard'
import { ServingWords } from '../../areas/guests/ServingWords'
import { useToast } from '../../design/notices/useToast'
import { designGalleryCopy as copy } from './designGalleryCopy'
import { Specimens } from './Specimens'

const VEGAN = { needs: ['vegan' as const], people: 1 }
const OTHERS = { needs: [], people: 1 }

const dish = (name: string, qty: number) => ({
  qty,
  article: {
    ...{ itemId: name, type: 'product' as const, lineId: 'LIGNE-PLATEAUX', name, price: 2190 },
    ...{ participantsPerQuantity: 1, minimumQuantity: 1, category: 'Box' as const, isHot: false },
    dish: { isMeal: true, plates: null },
  },
})

const PROPOSAL: Proposal = {
  style: 'classic',
  picks: [dish(copy.tray, 8), dish(copy.vegetarianTray, 1)],
  price: 19_710,
  perPerson: 2190,
  toMinimum: 1290,
  people: 9,
  shares: [{ needs: ['vegetarian'], people: 1, names: [copy.vegetarianTray] }],
  missing: [VEGAN],
}

/** What the planner says of a cart, and a whole cart that it proposes. */
export function GuestSpecimens() {
  const toast = useToast()
  return (
    <Specimens title={copy.sections.guests}>
      <ServingWords serving={{ people: 10, served: 8, missing: [VEGAN, OTHERS] }} />
      <ServingWords serving={{ people: 10, served: 10, missing: [] }} />
      <ProposalCard proposal={PROPOSAL} onAdd={() => toast(copy.toastMessage)} />
    </Specimens>
  )
}
