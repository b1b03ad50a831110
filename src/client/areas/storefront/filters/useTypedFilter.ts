import { useEffect, useRef, useState } from 'react'
import { useLatest } from '../../../services/useLatest'

/** What is typed in one go is one change of the list. */
const PAUSE_MS = 250

/**
 * The text of a filter's field while it is typed, and the filter a moment later. The address bar leads when it says
 * something that the field did not: the back button, a cleared filter.
 * `read` returns the filter that a text stands for, as the address bar would write it.
 */
export function useTypedFilter(
  value: string,
  read: (text: string) => string,
  onChange: (value: string) => void,
) {
  const [typed, setTyped] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  const sent = useRef<string[]>([])

  useEffect(() => {
    const index = sent.current.indexOf(value)
    sent.current = sent.current.slice(index + 1)
    if (index === -1) setTyped(value)
  }, [value])

  // What was typed into the rendered page before its code had come.
  useEffect(() => {
    if (input.current?.value) setTyped(input.current.value)
  }, [])

  const send = (text: string) => {
    const wanted = read(text)
    if (wanted === (sent.current.at(-1) ?? value)) return
    sent.current.push(wanted)
    onChange(wanted)
  }
  const latest = useLatest(send)
  useEffect(() => {
    const pause = setTimeout(() => latest.current(typed), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [typed, latest])

  return { input, typed, setTyped, send: () => send(typed) }
}
