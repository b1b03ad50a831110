import { useContext } from 'react'
import { UNSAFE_DataRouterContext } from 'react-router-dom'

/**
 * The router itself, which knows of a navigation before the page is rendered anew; its public hooks tell of it only then. The one
 * place that takes it from where the library keeps it for itself. Undefined outside a router.
 */
export const useDataRouter = () => useContext(UNSAFE_DataRouterContext)?.router
