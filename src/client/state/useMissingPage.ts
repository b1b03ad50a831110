import { useEffect } from 'react'
import { atom, useRecoilValue, useSetRecoilState } from 'recoil'

const missingPageState = atom<string | null>({ key: 'missingPage', default: null })

/** The path at which a screen has found that there is nothing; null while none has. */
export const useMissingPage = (): string | null => useRecoilValue(missingPageState)

/** Says, as long as the screen stands, that there is nothing at its path. docs/rules/site.md#titles */
export function useTellMissingPage(pathname: string): void {
  const tell = useSetRecoilState(missingPageState)
  useEffect(() => {
    tell(pathname)
    return () => tell(null)
  }, [tell, pathname])
}
