import { config } from './config'

/** Where a paper is had: beside the API, which may be on another host than the page. Contract, « Beside GraphQL ». */
export const documentUrl = (fileUrl: string): string =>
  config.graphqlUrl.startsWith('/') ? fileUrl : new URL(fileUrl, config.graphqlUrl).href
