import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { Toasts } from '../../../src/client/design/notices/Toasts'
import { AwaitedPart } from '../../../src/client/relay/AwaitedPart'
import { lazyPart, loadPart } from '../../../src/client/services/lazyPart'

let isOnLine = true

beforeEach(() => {
  jest.useFakeTimers()
  isOnLine = true
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnLine)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const lost = new Error('Loading chunk 12 failed')

test('a piece of code that is lost on the way is fetched again', async () => {
  const load = jest.fn().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost)
  load.mockResolvedValue('the piece')
  const part = loadPart(load)
  await jest.advanceTimersByTimeAsync(500)
  expect(load).toHaveBeenCalledTimes(2)
  await jest.advanceTimersByTimeAsync(1_000)
  await expect(part).resolves.toBe('the piece')
  expect(load).toHaveBeenCalledTimes(3)
})

test('one that does not come for eight seconds is an error', async () => {
  const load = jest.fn().mockRejectedValue(lost)
  const part = expect(loadPart(load)).rejects.toThrow('Loading chunk 12 failed')
  await jest.advanceTimersByTimeAsync(8_000)
  await part
  expect(load).toHaveBeenCalledTimes(5)
})

describe('what a press opens without a line', () => {
  const setLine = (isThere: boolean) =>
    act(async () => {
      isOnLine = isThere
      window.dispatchEvent(new Event(isThere ? 'online' : 'offline'))
      await jest.advanceTimersByTimeAsync(0)
    })

  async function openWithoutLine() {
    const load = jest.fn<Promise<() => JSX.Element>, []>().mockRejectedValue(lost)
    const onLeave = jest.fn()
    const Sheet = lazyPart(load)
    isOnLine = false
    render(
      <Toasts>
        <Suspense fallback={<AwaitedPart onLeave={onLeave} />}>
          <Sheet />
        </Suspense>
      </Toasts>,
    )
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    return { load, onLeave }
  }
  const sheet = () => <p>La fiche</p>

  test('says why nothing comes, and comes by itself when the line is back', async () => {
    const { load } = await openWithoutLine()
    expect(screen.getByRole('alert')).toHaveTextContent('La connexion à nos services a échoué')
    expect(load).toHaveBeenCalledTimes(1)
    load.mockResolvedValue(sheet)
    await setLine(true)
    expect(screen.getByText('La fiche')).toBeVisible()
  })

  test('comes also when the try that began without a line is lost just after it is back', async () => {
    let lose: (error: Error) => void = () => undefined
    const load = jest.fn<Promise<() => JSX.Element>, []>()
    load.mockReturnValueOnce(new Promise((_, reject) => (lose = reject)))
    load.mockResolvedValue(sheet)
    const Sheet = lazyPart(load)
    isOnLine = false
    render(
      <Suspense fallback={null}>
        <Sheet />
      </Suspense>,
    )
    await setLine(true)
    await act(async () => lose(lost))
    expect(screen.getByText('La fiche')).toBeVisible()
  })

  test('is tried again at a press', async () => {
    const { load } = await openWithoutLine()
    load.mockResolvedValue(sheet)
    await act(async () => screen.getByRole('button', { name: 'Réessayer' }).click())
    expect(screen.getByText('La fiche')).toBeVisible()
  })

  test('can be given up', async () => {
    const { onLeave } = await openWithoutLine()
    act(() => screen.getByRole('button', { name: 'Rester ici' }).click())
    expect(onLeave).toHaveBeenCalledTimes(1)
  })
})
