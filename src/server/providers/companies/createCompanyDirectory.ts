import type { RegisteredCompany } from '#domain/customer/registeredCompany'
import type { Log } from '../../base/Log'
import type { CompanyDirectory } from './CompanyDirectory'
import { publicDirectory } from './publicDirectory'
import { tableDirectory } from './tableDirectory'

type Options = {
  /** Of the public search; null where none is configured. */
  url: string | null
  table: readonly RegisteredCompany[]
  log: Pick<Log, 'warn'>
}

export const createCompanyDirectory = ({ url, table, log }: Options): CompanyDirectory =>
  url === null ? tableDirectory(table) : publicDirectory({ url, log })
