import { useEffect, useState } from 'react'

/** What a browser says of itself; false until it has said so. The check must be the same function at every render. */
export function useCheck(check: () => Promise<boolean>): boolean {
  const [isTrue, setTrue] = useState(false)
  useEffect(() => {
    let isCurrent = true
    void check().then((result) => isCurrent && setTrue(result))
    return () => {
      isCurrent = false
    }
  }, [check])
  return isTrue
}
