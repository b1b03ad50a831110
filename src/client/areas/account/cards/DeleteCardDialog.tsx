import { graphql } from 'react-relay/hooks'
import type { DeleteCardDialogMutation } from '#generated/relay/DeleteCardDialogMutation.graphql'
import { ConfirmDialog } from '../../../design/ConfirmDialog'
import { useToast } from '../../../design/useToast'
import { failureWords } from '../../../relay/formErrors'
import { useAction } from '../../../relay/useAction'
import type { NamedCard } from './CardRow'
import { cardsCopy as copy } from './cardsCopy'

type Props = { card: NamedCard; onClose: () => void; onDeleted: () => void }

/** Asks before a card is forgotten. */
export function DeleteCardDialog({ card, onClose, onDeleted }: Props) {
  const [deleteCard, isDeleting] = useAction<DeleteCardDialogMutation>(graphql`
    mutation DeleteCardDialogMutation($cardId: ID!) {
      deleteCard(cardId: $cardId)
    }
  `)
  const toast = useToast()
  const confirm = async () => {
    const result = await deleteCard({ cardId: card.id })
    // Another tab was faster: the card is gone all the same.
    if (!result.ok && result.code !== 'NOT_FOUND') return failureWords(result)
    toast(copy.deleted)
    onDeleted()
    return null
  }

  return (
    <ConfirmDialog
      title={copy.deleteTitle}
      keepLabel={copy.keep}
      confirmLabel={copy.delete}
      isBusy={isDeleting}
      onClose={onClose}
      onConfirm={confirm}
    >
      {copy.deleteText(card.name)}
    </ConfirmDialog>
  )
}
