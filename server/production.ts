// Imported before the framework, which chooses its builds of React by it when it is loaded.
Object.assign(process.env, { NODE_ENV: 'production' });
