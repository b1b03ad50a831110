import { config } from './config'

/**
 * The URL of a document: on the host of the API, which may not be that of the page. docs/rules/api.md#beside-graphql
 */
export const documentUrl = (fileUrl: string): string =>
  config.graphqlUrl.startsWith('/') ? fileUrl : new URL(fileUrl, config.graphqlUrl).href
