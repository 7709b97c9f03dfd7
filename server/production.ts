// Must be imported before the framework, which chooses its build of React by this variable when it loads.
Object.assign(process.env, { NODE_ENV: 'production' });
