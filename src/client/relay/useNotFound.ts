import { useRouteError } from 'react-router-dom'
import { RequestError } from './RequestError'

/** For the screen of a link that leads nowhere: any other error is a surprise, and goes to the screen further up. */
export function useNotFound(): void {
  const error = useRouteError()
  if (!(error instanceof RequestError) || error.code !== 'NOT_FOUND') throw error
}
