import { graphql } from 'react-relay/hooks'
import type { DeleteCardDialogMutation } from '#generated/relay/DeleteCardDialogMutation.graphql'
import { useForget } from '../../../relay/useForget'
import { ForgetDialog } from '../ForgetDialog'
import type { NamedCard } from './CardRow'
import { cardsCopy as copy } from './cardsCopy'

type Props = { card: NamedCard; onClose: () => void; onDeleted: () => void }

/** Asks before a card is forgotten. */
export function DeleteCardDialog({ card, onClose, onDeleted }: Props) {
  const { forget, isForgetting } = useForget<DeleteCardDialogMutation>(graphql`
    mutation DeleteCardDialogMutation($cardId: ID!) {
      deleteCard(cardId: $cardId)
    }
  `)
  return (
    <ForgetDialog
      title={copy.deleteTitle}
      keepLabel={copy.keep}
      confirmLabel={copy.delete}
      goneWords={copy.deleted}
      forget={() => forget({ cardId: card.id })}
      isForgetting={isForgetting}
      onClose={onClose}
      onGone={onDeleted}
    >
      {copy.deleteText(card.name)}
    </ForgetDialog>
  )
}
