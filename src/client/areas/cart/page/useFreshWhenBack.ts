import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'
import { isOffline, onLineBack, readShownSince } from '../../../services/connection'

/** A page that shows what an earlier visit has kept is requested again when the line is back, or is back already. */
export function useFreshWhenBack() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const freshen = () => {
      if (!isOffline() && readShownSince() !== null) void revalidate()
    }
    freshen()
    return onLineBack(freshen)
  }, [revalidate])
}
