import { config } from './config'

/** The address of a document: beside the API, which may be on another host than the page. docs/rules/api.md#beside-graphql */
export const documentUrl = (fileUrl: string): string =>
  config.graphqlUrl.startsWith('/') ? fileUrl : new URL(fileUrl, config.graphqlUrl).href
