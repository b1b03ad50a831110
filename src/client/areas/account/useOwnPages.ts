import { useEffect, useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { usePerson } from '../../state/useSession'

/** Whether the pages were loaded for who is signed in: what was loaded for another account is loaded again first. */
export function useOwnPages(): boolean {
  const person = usePerson()
  const { revalidate } = useRevalidator()
  // A new object each time that the pages are loaded.
  const load: unknown = useLoaderData()
  const [loaded, setLoaded] = useState({ load, person })
  if (loaded.load !== load) setLoaded({ load, person })
  const isOwn = loaded.person === person
  useEffect(() => {
    if (!isOwn) void revalidate()
  }, [isOwn, revalidate])
  return isOwn
}
