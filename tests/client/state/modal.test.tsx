import { act } from '@testing-library/react'
import { useModal } from '../../../src/client/state/useModal'
import { openTab } from './tabs'

test('one modal is open at most: the next takes the place of the one before', () => {
  const { result } = openTab(useModal)
  act(() => result.current.open({ kind: 'slotUnavailable' }))
  act(() => result.current.open({ kind: 'minimumOrderAmount', missing: 1200 }))
  expect(result.current.modal).toEqual({ kind: 'minimumOrderAmount', missing: 1200 })
  act(() => result.current.close())
  expect(result.current.modal).toBeNull()
})
