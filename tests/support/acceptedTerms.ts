import { screen, within } from '@testing-library/react'

/** The terms are accepted with this button: the sentence that says so stands in the same form, and leads to them. */
export function expectTermsBySentence(button: HTMLElement): void {
  const sentence = screen.getByText(/En validant, vous acceptez nos/)
  expect(sentence).toHaveTextContent(
    /En validant, vous acceptez nos conditions générales de vente\.$/,
  )
  const link = within(sentence).getByRole('link', { name: 'conditions générales de vente' })
  expect(link).toHaveAttribute('href', '/cgv')
  expect(sentence.closest('form, section')).toContainElement(button)
}

/** The terms are accepted by this box, which leads to them, and by nothing else on the page. */
export function expectTermsByBox(box: HTMLElement): void {
  expect(box).toHaveAccessibleDescription(/Lire les conditions$/)
  const link = screen.getByRole('link', { name: 'Lire les conditions' })
  expect(link).toHaveAttribute('href', '/cgv')
  expect(screen.queryByText(/En validant, vous acceptez nos/)).not.toBeInTheDocument()
}
