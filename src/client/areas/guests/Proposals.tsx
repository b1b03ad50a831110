import { useMemo } from 'react'
import type { Proposal } from '#domain/guests/composeCart'
import type { Guests } from '#domain/guests/guestsSchema'
import { guestsCopy as copy } from './guestsCopy'
import { HelpLine } from './HelpLine'
import { ProposalCard } from './ProposalCard'

type Props = {
  guests: Guests
  /** Keeps its identity while the offer and the cart stay the same. */
  compose: (guests: Guests) => Proposal[]
  onAdd: (proposal: Proposal) => void
}

export function Proposals({ guests, compose, onAdd }: Props) {
  const proposals = useMemo(() => compose(guests), [compose, guests])
  if (proposals.length === 0) return <HelpLine>{copy.nothing}</HelpLine>
  return (
    <>
      {proposals.map((proposal) => (
        <ProposalCard key={proposal.style} proposal={proposal} onAdd={() => onAdd(proposal)} />
      ))}
    </>
  )
}
