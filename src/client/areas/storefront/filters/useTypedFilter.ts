import { useEffect, useRef, useState } from 'react'
import { useLatest } from '../../../services/useLatest'

/** What is typed in one go is one change of the list. */
const PAUSE_MS = 250

/**
 * The text of a filter field, and the filter shortly after each key. A change of the URL that did not come from the
 * field wins (back button, cleared filter). `read` returns the filter of a text, as the URL has it.
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
