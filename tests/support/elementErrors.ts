import { getConfig } from '@testing-library/react'

const { getElementError } = getConfig()

/** Whether the query is a try of `findBy…` or `waitFor`, which tell the library that none but the last one's error is read. */
const isTry = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

/**
 * The error of a query that finds nothing, with the page in its words. A try writes the page down once its error is read, at
 * the end of the patience: at each try it takes longer than the search.
 */
export function elementError(message: string | null, container: Element): Error {
  if (!isTry()) return getElementError(message, container)
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => getElementError(message, container).message,
  })
}
