import { screen } from '@testing-library/react'
import { renderApp } from '../../support/renderApp'

test.each([
  ['2026-11-27T10:00:00+01:00', '2026-W48'],
  ['2026-11-27T18:00:00+01:00', '2026-W49'],
  ['2026-11-29T10:00:00+01:00', '2026-W49'],
])('at %s the week that is chosen first is one to order for: %s', async (now, week) => {
  const { user } = await renderApp('/cgv', { now })
  await user.click(await screen.findByRole('button', { name: 'Le menu de la semaine' }))
  expect(await screen.findByLabelText('Semaine')).toHaveValue(week)
  expect(screen.getAllByRole('option')).toHaveLength(4)
})
