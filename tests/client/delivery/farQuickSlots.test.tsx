import { screen, within } from '@testing-library/react'
import { renderApp } from '../../support/renderApp'
import { aCart, createShop, TODAY } from '../../support/shopFront'

test.each([
  ['near', 9_999, 1],
  ['far', 10_000, 0],
])(
  'after 18:00 the next business day is proposed to an address that is %s: %d m',
  async (_, distance, count) => {
    const { user } = await renderApp('/', {
      api: createShop(),
      cart: aCart({ deliveryDay: null, distanceToDistributionPoint: distance }),
      now: `${TODAY}T18:30:00+01:00`,
    })
    await user.click(await screen.findByRole('button', { name: /^Quand/ }))
    const panel = within(await screen.findByRole('dialog', { name: /jour|Quand/i }))
    expect(await panel.findByRole('button', { name: /mercredi 25(?!\snovembre\s·)/ })).toBeVisible()
    expect(panel.queryAllByRole('button', { name: /25.*12\sh/ })).toHaveLength(count)
  },
)

test.each([
  ['near', 9_999, 'mercredi 25', 'mer. 25'],
  ['far', 10_000, 'jeudi 26', 'jeu. 26'],
])(
  'after 18:00 the next delivery to an address that is %s, %d m, is on %s',
  async (_, distance, next, first) => {
    const { user } = await renderApp('/', {
      api: createShop(),
      cart: aCart({ deliveryDay: null, distanceToDistributionPoint: distance }),
      now: `${TODAY}T18:30:00+01:00`,
    })
    const when = await screen.findByRole('button', { name: /^Quand/ })
    expect(when).toHaveTextContent(`Dès ${first} nov.`)
    await user.click(when)
    const panel = within(await screen.findByRole('dialog', { name: /jour|Quand/i }))
    await user.click(await panel.findByRole('button', { name: /mardi 24(?!\snovembre\s·)/ }))
    expect(
      await screen.findByRole('button', { name: `Choisir ${next}\u00a0novembre` }),
    ).toBeVisible()
  },
)
