import { act, render, renderHook, screen } from '@testing-library/react'
import { StateProvider } from '../../../src/client/state/StateProvider'
import { useCart } from '../../../src/client/state/useCart'
import { useSession } from '../../../src/client/state/useSession'
import { RIVOLI, tray } from '../../domain/builders'
import { openTab } from './tabs'

const CAMILLE = {
  id: '1',
  firstname: 'Camille',
  lastname: 'Nord',
  email: 'camille@atelier-nord.example',
  phone: null,
  type: 'b2b',
  companyName: 'Atelier Nord',
  canUseWireTransfer: true,
}

const Status = () => <p role="status">{useSession().status}</p>
const statusWith = (isSessionLoading?: boolean) => {
  render(
    <StateProvider {...(isSessionLoading === undefined ? {} : { isSessionLoading })}>
      <Status />
    </StateProvider>,
  )
  return screen.getByRole('status').textContent
}

beforeEach(() => window.localStorage.clear())

test('a visitor without a session cookie is anonymous at once', () => {
  expect(statusWith()).toBe('anonymous')
})

test('with a session cookie the session is loading first', () => {
  expect(statusWith(true)).toBe('loading')
})

test('a user known from the start is signed in at once', () => {
  render(
    <StateProvider user={CAMILLE}>
      <Status />
    </StateProvider>,
  )
  expect(screen.getByRole('status').textContent).toBe('signedIn')
})

test('signing in and out changes who is there and keeps the cart', () => {
  const { result } = openTab(() => ({ session: useSession(), cart: useCart() }))
  act(() => {
    result.current.cart.chooseAddress(RIVOLI)
    result.current.cart.addItem(tray(3))
  })
  act(() => result.current.session.signIn(CAMILLE))
  expect(result.current.session).toMatchObject({ status: 'signedIn', user: CAMILLE })
  expect(result.current.cart.cart.items).toEqual([tray(3)])
  act(() => result.current.session.signOut())
  expect(result.current.session).toMatchObject({ status: 'anonymous', user: null })
  expect(result.current.cart.cart.items).toEqual([tray(3)])
})

test.each([
  ['a cart that another customer left is theirs: its address does not go on', true, null],
  [
    'a cart begun after theirs is gone keeps the address of whoever filled it',
    false,
    RIVOLI.address,
  ],
])('%s', (_, isLeft, address) => {
  window.localStorage.setItem('tablee.customer', '"7"')
  const fill = (tab: ReturnType<typeof openTab<ReturnType<typeof useCart>>>) =>
    act(() => {
      tab.result.current.chooseAddress(RIVOLI)
      tab.result.current.addItem(tray(3))
    })
  if (isLeft) {
    const theirs = openTab(() => useCart())
    fill(theirs)
    window.localStorage.setItem('tablee.customer', '"7"')
    theirs.close()
  }
  const tab = openTab(() => ({ ...useCart(), signIn: useSession().signIn }))
  if (!isLeft) fill(tab)
  act(() => tab.result.current.signIn(CAMILLE))
  expect(tab.result.current.cart).toMatchObject({ address, items: [tray(3)] })
})

test('the flag of a password migration is of the session: signing in or out takes it back', () => {
  const { result } = renderHook(() => useSession(), { wrapper: StateProvider })
  const flag = () => result.current.migrationB2BResetPassword
  expect(flag()).toBe(false)
  for (const leave of [() => result.current.signIn(CAMILLE), () => result.current.signOut()]) {
    act(() => result.current.setMigrationB2BResetPassword(true))
    expect(flag()).toBe(true)
    act(leave)
    expect(flag()).toBe(false)
  }
})
