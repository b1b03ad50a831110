import { replace, type LoaderFunction } from 'react-router-dom'
import { paths } from '../../config/paths'
import { readSessionToken } from '../../services/sessionCookie'

/** A loader that loads nothing for a visitor, who is led home. docs/rules/accounts.md#protected-pages */
export const protect =
  (load: LoaderFunction): LoaderFunction =>
  (args, context) =>
    readSessionToken() === null ? replace(paths.home.build()) : load(args, context)
