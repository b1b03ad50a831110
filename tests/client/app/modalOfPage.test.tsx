import { act, screen, waitFor } from '@testing-library/react'
import { renderApp } from '../../support/renderApp'

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('the way back takes along what is open above the page, and so does the way forward', async () => {
  const { user, router } = await renderApp('/privacy-policy')
  await act(() => router.navigate('/cgv'))
  await user.click(screen.getByRole('button', { name: 'Nous écrire' }))
  await screen.findByRole('dialog', { name: 'Nous écrire' })
  await act(() => router.navigate(-1))
  await closed()
  expect(router.state.location.pathname).toBe('/privacy-policy')
  expect(screen.getByRole('heading', { name: 'Politique de confidentialité' })).toHaveFocus()

  await user.click(screen.getByRole('button', { name: 'Être rappelé' }))
  await screen.findByRole('dialog', { name: 'Être rappelé' })
  await act(() => router.navigate(1))
  await closed()
  expect(router.state.location.pathname).toBe('/cgv')
})
