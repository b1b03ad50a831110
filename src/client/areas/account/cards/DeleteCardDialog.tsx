import { useState } from 'react'
import { graphql } from 'react-relay/hooks'
import type { DeleteCardDialogMutation } from '#generated/relay/DeleteCardDialogMutation.graphql'
import { Button } from '../../../design/Button'
import { Dialog } from '../../../design/Dialog'
import { Notice } from '../../../design/Notice'
import { useToast } from '../../../design/useToast'
import { failureWords } from '../../../relay/formErrors'
import { useAction } from '../../../relay/useAction'
import type { NamedCard } from './CardRow'
import { cardsCopy as copy } from './cardsCopy'

type Props = { card: NamedCard | null; onClose: () => void; onDeleted: () => void }

/** Asks before a card is forgotten. */
export function DeleteCardDialog({ card, onClose, onDeleted }: Props) {
  const [deleteCard, isDeleting] = useAction<DeleteCardDialogMutation>(graphql`
    mutation DeleteCardDialogMutation($cardId: ID!) {
      deleteCard(cardId: $cardId)
    }
  `)
  const [problem, setProblem] = useState<string | null>(null)
  const toast = useToast()

  const close = () => {
    setProblem(null)
    onClose()
  }
  const confirm = async (cardId: string) => {
    const result = await deleteCard({ cardId })
    // Another tab was faster: the card is gone all the same.
    if (!result.ok && result.code !== 'NOT_FOUND') return setProblem(failureWords(result))
    setProblem(null)
    toast(copy.deleted)
    return onDeleted()
  }

  return (
    <Dialog
      isOpen={card !== null}
      onClose={close}
      title={copy.deleteTitle}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {copy.keep}
          </Button>
          <Button
            variant="danger"
            isBusy={isDeleting}
            onClick={() => void (card && confirm(card.id))}
          >
            {copy.delete}
          </Button>
        </>
      }
    >
      {card && <p>{copy.deleteText(card.name)}</p>}
      {problem && <Notice tone="danger">{problem}</Notice>}
    </Dialog>
  )
}
