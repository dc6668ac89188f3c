console.log('shambles: there is nothing to run yet');
