/** The only importer of valibot: 4 KB in a bundle, errors that name the path. */
export * from 'valibot';
