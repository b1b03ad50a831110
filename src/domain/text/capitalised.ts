/** Words that begin a line or a title, as « Mardi 24 novembre ». */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
