import { act } from '@testing-library/react'
import { useModal } from '../../../src/client/state/useModal'
import { openTab } from './tabs'

test('one modal is open at most: the next takes the place of the one before', () => {
  const { result } = openTab(useModal)
  act(() => result.current.open({ kind: 'slotUnavailable' }))
  const modal = { kind: 'minimumOrderAmount', missing: 1200, minimumOrderAmount: 6000 } as const
  act(() => result.current.open(modal))
  expect(result.current.modal).toEqual(modal)
  act(() => result.current.close())
  expect(result.current.modal).toBeNull()
})
