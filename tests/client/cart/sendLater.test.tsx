import { act, renderHook } from '@testing-library/react'
import { useSendLater } from '../../../src/client/areas/cart/sync/useSendLater'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A sender whose attempts turn out as given, and as the last of these from then on. */
function sendLater(...outcomes: boolean[]) {
  const sent: string[] = []
  const hook = renderHook(
    ({ content }: { content: string | null }) =>
      useSendLater(content, async () => {
        sent.push(content ?? '')
        return outcomes[Math.min(sent.length, outcomes.length) - 1] ?? false
      }),
    { initialProps: { content: 'one' } },
  )
  const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))
  return { ...hook, sent, wait }
}

test('what failed is sent again after a while, each time after twice as long, until it works', async () => {
  const { sent, wait } = sendLater(false, false, true)
  await wait(0.8)
  expect(sent).toHaveLength(1)
  await wait(3.9)
  expect(sent).toHaveLength(1)
  await wait(0.1)
  expect(sent).toHaveLength(2)
  await wait(8)
  expect(sent).toHaveLength(3)
  await wait(600)
  expect(sent).toHaveLength(3)
})

test('it is never longer than two minutes until the next attempt', async () => {
  const { sent, wait } = sendLater(false)
  await wait(0.8)
  for (const seconds of [4, 8, 16, 32, 64]) await wait(seconds)
  expect(sent).toHaveLength(6)
  await wait(119.9)
  expect(sent).toHaveLength(6)
  await wait(0.1)
  expect(sent).toHaveLength(7)
  await wait(120)
  expect(sent).toHaveLength(8)
})

test('what has changed meanwhile is sent in its place', async () => {
  const { sent, wait, rerender } = sendLater(false, true)
  await wait(0.8)
  rerender({ content: 'two' })
  await wait(600)
  expect(sent).toEqual(['one', 'two'])
})

test('what is there again while its own attempt is still on its way is sent again where that fails', async () => {
  const sent: string[] = []
  const outcomes: ((isDone: boolean) => void)[] = []
  const { rerender } = renderHook(
    ({ content }: { content: string }) =>
      useSendLater(content, () => {
        sent.push(content)
        return new Promise((resolve) => outcomes.push(resolve))
      }),
    { initialProps: { content: 'one' } },
  )
  const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))
  await wait(0.8)
  rerender({ content: 'two' })
  rerender({ content: 'one' })
  await act(async () => outcomes[0]?.(false))
  await wait(4)
  expect(sent).toEqual(['one', 'one'])
})

test('what failed is sent at once when the line is back', async () => {
  const { sent, wait } = sendLater(false, true)
  await wait(0.8)
  act(() => void window.dispatchEvent(new Event('online')))
  await wait(600)
  expect(sent).toHaveLength(2)
})

test('nothing is sent again once its page is gone', async () => {
  const { sent, wait, unmount } = sendLater(false)
  await wait(0.8)
  unmount()
  await wait(600)
  expect(sent).toHaveLength(1)
})
