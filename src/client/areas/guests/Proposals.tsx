import type { Proposal } from '#domain/guests/composeCart'
import { guestsCopy as copy } from './guestsCopy'
import { HelpLine } from './HelpLine'
import { ProposalCard } from './ProposalCard'

type Props = { proposals: readonly Proposal[]; onAdd: (proposal: Proposal) => void }

export function Proposals({ proposals, onAdd }: Props) {
  if (proposals.length === 0) return <HelpLine>{copy.nothing}</HelpLine>
  return (
    <>
      {proposals.map((proposal) => (
        <ProposalCard key={proposal.style} proposal={proposal} onAdd={() => onAdd(proposal)} />
      ))}
    </>
  )
}
