import { act, renderHook } from '@testing-library/react'
import { useAddressSearch } from '../../../src/client/areas/delivery/address/useAddressSearch'
import { FOUND } from '../../support/shopFront'

const original = globalThis.fetch
beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  globalThis.fetch = original
})

test('fewer than four characters search nothing, however long they stand there', async () => {
  const searches: string[] = []
  globalThis.fetch = async (url) => {
    searches.push(String(url))
    return Response.json(FOUND)
  }
  const { result, rerender } = renderHook(useAddressSearch, { initialProps: ' riv ' })
  const wait = () => act(() => jest.advanceTimersByTimeAsync(60_000))
  await wait()
  expect(searches).toEqual([])
  expect(result.current.status).toBe('idle')

  rerender('rivo')
  await wait()
  expect(searches).toHaveLength(1)
  expect(result.current.status).toBe('found')

  rerender('riv')
  await wait()
  expect(searches).toHaveLength(1)
  expect(result.current).toMatchObject({ status: 'idle', suggestions: [] })
})
