import { act, render, screen } from '@testing-library/react'
import { Toasts } from '../../../src/client/design/notices/Toasts'
import { useEndCartUndo, useToast } from '../../../src/client/design/notices/useToast'
import { useUndo } from '../../../src/client/design/notices/useUndo'

test('only what takes a change of the cart back ends with it', () => {
  const run = (): void => undefined
  let say = run
  let end = run
  function Speaker() {
    const toast = useToast()
    const undoable = useUndo()
    const undoableInCart = useUndo('cart')
    end = useEndCartUndo()
    say = () => {
      undoableInCart('Plateau retiré', run)
      undoable('Favori retiré', run)
      toast('Commande reprise chaque semaine', { label: 'Voir', run })
    }
    return null
  }
  render(
    <Toasts>
      <Speaker />
    </Toasts>,
  )
  act(() => say())
  expect(screen.getByText('Plateau retiré')).toBeVisible()
  act(() => end())
  expect(screen.queryByText('Plateau retiré')).not.toBeInTheDocument()
  expect(screen.getByText('Favori retiré')).toBeVisible()
  expect(screen.getByText('Commande reprise chaque semaine')).toBeVisible()
})
