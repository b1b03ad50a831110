import { act, fireEvent, renderHook, waitFor } from '@testing-library/react'
import { RequestError, type RequestErrorCode } from '../../../src/client/relay/RequestError'
import { useFetched } from '../../../src/client/relay/useFetched'

const lost = (code: RequestErrorCode) => new RequestError({ message: 'Lost', code })
const lineIsBack = () => fireEvent(window, new Event('online'))

test.each(['NETWORK', 'BAD_RESPONSE'] as const)(
  'what did not get through (%s) is fetched again when the line is back, once',
  async (code) => {
    const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(lost(code))
    load.mockResolvedValue('list')
    const { result } = renderHook(() => useFetched(load))
    await waitFor(() => expect(result.current.status).toBe('failed'))
    lineIsBack()
    await waitFor(() => expect(result.current).toMatchObject({ status: 'loaded', data: 'list' }))
    lineIsBack()
    await act(() => Promise.resolve())
    expect(load).toHaveBeenCalledTimes(2)
  },
)

test('what the server refused is not fetched again by itself', async () => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValue(lost('NOT_FOUND'))
  const { result } = renderHook(() => useFetched(load))
  await waitFor(() => expect(result.current.status).toBe('failed'))
  lineIsBack()
  await act(() => Promise.resolve())
  expect(result.current.status).toBe('failed')
  expect(load).toHaveBeenCalledTimes(1)
})

test('what is not shown any more is not fetched again', async () => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValue(lost('NETWORK'))
  const { result, unmount } = renderHook(() => useFetched(load))
  await waitFor(() => expect(result.current.status).toBe('failed'))
  unmount()
  lineIsBack()
  expect(load).toHaveBeenCalledTimes(1)
})
