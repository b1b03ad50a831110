import { useContext } from 'react'
import { UNSAFE_DataRouterContext } from 'react-router-dom'

/**
 * The router itself. It knows of a navigation before the page renders again; its public hooks do not. The only place
 * that reads it from the library's private context. Undefined outside a router.
 */
export const useDataRouter = () => useContext(UNSAFE_DataRouterContext)?.router
