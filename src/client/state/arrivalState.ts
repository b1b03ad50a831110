import { atom, useRecoilValue } from 'recoil'

/** The address that the visit began at, before a page may have led elsewhere; null where it is not known. */
export const arrivalState = atom<string | null>({ key: 'arrival', default: null })

export const useArrival = (): string | null => useRecoilValue(arrivalState)
