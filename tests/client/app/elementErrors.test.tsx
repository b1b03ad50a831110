import { render, screen, waitFor } from '@testing-library/react'

const SOON = { timeout: 60 }

test.each([
  ['findBy…', () => screen.findByText('Au revoir', {}, SOON)],
  ['waitFor', () => waitFor(() => screen.getByText('Au revoir'), SOON)],
  ['getBy…', async () => screen.getByText('Au revoir')],
])('%s that finds nothing says what it looked for, and what the page shows', async (_, look) => {
  render(<p>Bonjour</p>)
  const failure = await look().catch((reason: unknown) => reason)
  const words = expect.stringMatching(/the text: Au revoir[\s\S]*Bonjour/)
  // The report of a run prints the second one.
  expect(failure).toMatchObject({ message: words, stack: words })
})
