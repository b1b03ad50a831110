import { act } from '@testing-library/react'
import { useInventoryNotices } from '../../../src/client/state/useInventoryNotices'
import { useModal } from '../../../src/client/state/useModal'
import { tray } from '../../domain/builders'
import { openTab } from './tabs'

const change = (itemId: string, qty: number) => {
  const { itemId: id, type, lineId } = tray(1, itemId)
  return { item: { itemId: id, type, lineId }, name: 'Plateau', requestedQty: 9, qty }
}

test('one modal is open at most: the next takes the place of the one before', () => {
  const { result } = openTab(useModal)
  act(() => result.current.open({ kind: 'slotUnavailable' }))
  act(() => result.current.open({ kind: 'minimumOrderAmount', missing: 1200 }))
  expect(result.current.modal).toEqual({ kind: 'minimumOrderAmount', missing: 1200 })
  act(() => result.current.close())
  expect(result.current.modal).toBeNull()
})

test('notices hold the latest word on each item until they are read', () => {
  const { result } = openTab(useInventoryNotices)
  act(() => result.current.addNotices([change('1', 4), change('2', 0)]))
  act(() => result.current.addNotices([change('1', 2)]))
  expect(result.current.notices).toEqual([change('2', 0), change('1', 2)])
  act(() => result.current.dismissNotice(change('2', 0).item))
  expect(result.current.notices).toEqual([change('1', 2)])
  act(() => result.current.dismissNotices())
  expect(result.current.notices).toEqual([])
})
