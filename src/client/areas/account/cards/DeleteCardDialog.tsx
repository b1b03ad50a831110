import { graphql } from 'react-relay/hooks'
import type { DeleteCardDialogMutation } from '#generated/relay/DeleteCardDialogMutation.graphql'
import { ConfirmDialog } from '../../../design/ConfirmDialog'
import { useToast } from '../../../design/useToast'
import { useForget } from '../../../relay/useForget'
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
  const toast = useToast()
  const confirm = async () => {
    const problem = await forget({ cardId: card.id })
    if (problem !== null) return problem
    toast(copy.deleted)
    onDeleted()
    return null
  }

  return (
    <ConfirmDialog
      title={copy.deleteTitle}
      keepLabel={copy.keep}
      confirmLabel={copy.delete}
      isBusy={isForgetting}
      onClose={onClose}
      onConfirm={confirm}
    >
      {copy.deleteText(card.name)}
    </ConfirmDialog>
  )
}
